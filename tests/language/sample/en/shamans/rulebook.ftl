shamans-topic-overview = Play cards.
