"""Golden transcripts: what is heard at a table, and all that follows from it.

A file begins with a remark and the settings of the table, then come the lines:

    > words that were heard, or an object
    ? the outcome, where it is not accepted
    ! a broken rule
    * an event with its fields
    « a sentence the table hears »
"""
