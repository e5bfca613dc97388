"""Czech names are heard in all their cases."""

import pytest

from companion.core.facts import Seat
from companion.language.profile import read_profile
from companion.language.understanding.folding import fold
from companion.language.understanding.names import spoken_names
from companion.resources import resource

CZECH = read_profile(resource("locales") / "cs")

MEN = """\
David: Davida Davidovi Davidu Davide Davidem
Jan: Jana Janovi Janu Jane Janem
Martin: Martina Martinovi Martinu Martine Martinem
Petr: Petra Petrovi Petru Petře Petrem
Viktor: Viktora Viktorovi Viktoru Viktore Viktorem
Jakub: Jakuba Jakubovi Jakubu Jakube Jakubem
Filip: Filipa Filipovi Filipu Filipe Filipem
Josef: Josefa Josefovi Josefu Josefe Josefem
Vojtěch: Vojtěcha Vojtěchovi Vojtěchu Vojtěchem
Patrik: Patrika Patrikovi Patriku Patrikem
Oleg: Olega Olegovi Olegu Olegem
Vít: Víta Vítovi Vítu Víte Vítem
Miroslav: Miroslava Miroslavovi Miroslavu Miroslave Miroslavem
Adam: Adama Adamovi Adamu Adame Adamem
Michal: Michala Michalovi Michalu Michale Michalem
Daniel: Daniela Daniele Danielovi Danieli Danielem
Marek: Marka Markovi Marku Markem
Radek: Radka Radkovi Radku Radkem
Zdeněk: Zdeňka Zdeňkovi Zdeňku Zdeňkem
Vašek: Vaška Vaškovi Vašku Vaškem
Jiříček: Jiříčka Jiříčkovi Jiříčku Jiříčkem
Honzík: Honzíka Honzíkovi Honzíku Honzíkem
Karel: Karla Karlovi Karlu Karle Karlem
Pavel: Pavla Pavlovi Pavlu Pavle Pavlem
Havel: Havla Havlovi Havlu Havle Havlem
Lev: Lva Lvovi Lvu Lve Lvem
Vavřinec: Vavřince Vavřincovi Vavřinci Vavřincem
Peter: Petera Petra Petrovi Petrem
Alexandr: Alexandra Alexandrovi Alexandru Alexandře Alexandrem
Tomáš: Tomáše Tomášovi Tomáši Tomášem
Lukáš: Lukáše Lukášovi Lukáši Lukášem
Aleš: Aleše Alešovi Aleši Alešem
Matouš: Matouše Matoušovi Matouši Matoušem
Ondřej: Ondřeje Ondřejovi Ondřeji Ondřejem
Matěj: Matěje Matějovi Matěji Matějem
Felix: Felixe Felixovi Felixi Felixem
Alois: Aloise Aloisovi Aloisi Aloisem
Denis: Denise Denisovi Denisi Denisem
Jiří: Jiřího Jiřímu Jiřím
Harry: Harryho Harrymu Harrym
René: Reného Renému Reném
Honza: Honzy Honzovi Honzu Honzo Honzou
Jirka: Jirky Jirkovi Jirku Jirko Jirkou
Míša: Míši Míšovi Míšu Míšo Míšou
Ilja: Ilji Iljovi Ilju Iljo Iljou
Bruno: Bruna Brunovi Brunu Brunem
Otto: Otta Ottovi Ottu Ottem
Leo: Lea Leovi Leu Leem Leom
Mario: Maria Mariovi Mariu Mariem
Marco: Marka Markovi Marku Markem
Marcus: Marka Markovi Marku Markem Marcuse
Julius: Julia Juliovi Juliu Juliem
Eric: Erika Erikovi Eriku Erikem
Mike: Mika Mikovi Miku Mikem
Matthieu: Matthieua Matthieuovi Matthieuem
"""
WOMEN = """\
Eva: Evy Evě Evu Evo Evou
Jana: Jany Janě Janu Jano Janou
Petra: Petry Petře Petru Petro Petrou
Klára: Kláry Kláře Kláru Kláro Klárou
Markéta: Markéty Markétě Markétu Markéto Markétou
Monika: Moniky Monice Moniku Moniko Monikou
Eliška: Elišky Elišce Elišku Eliško Eliškou
Olga: Olgy Olze Olgu Olgo Olgou
Vendulcha: Vendulchy Vendulše Vendulchu Vendulcho Vendulchou
Táňa: Táni Táně Táňu Táňo Táňou
Káťa: Káti Kátě Káťu Káťo Káťou
Máša: Máši Máše Mášu Mášo Mášou
Verča: Verči Verče Verču Verčo Verčou
Mája: Máji Máje Máju Májo Májou
Andrea: Andrey Andreji Andreje Andreu Andreo Andreou
Lea: Ley Leji Leje Leu Leo Leou
Maria: Marie Marii Mario Marií
Marie: Marii Marií
Lucie: Lucii Lucií
Alice: Alici Alicí
Zoe: Zoe Zoi Zoí
Chloé: Chloé
Noemi: Noemi
Ester: Ester Estery Esteře Esteru Estero Esterou
Dagmar: Dagmar Dagmary Dagmaře Dagmaru Dagmarou Dagmaři
Karin: Karin Kariny Karině Karinu Karinou
Jessica: Jessiky Jessice Jessiku Jessiko Jessikou
Sarah: Sary Sáře Sáru Sáro Sárou
Charlotte: Charlotty Charlottě Charlottu Charlotto Charlottou
Nicole: Nicoly Nicole Nicolu Nicolo Nicolou
"""


def _forms(name: str) -> list[str]:
    return [one.spoken for one in spoken_names((Seat(name),), CZECH.endings)]


@pytest.mark.parametrize("line", (MEN + WOMEN).splitlines())
def test_every_case_is_heard(line: str) -> None:
    """Genitive, dative, accusative, vocative, locative, instrumental."""
    name, _, forms = line.partition(":")

    assert set(map(fold, forms.split())) <= set(_forms(name))


@pytest.mark.parametrize("line", (MEN + WOMEN).splitlines())
def test_a_name_has_few_forms(line: str) -> None:
    """Guessed endings stay below twenty, each form once."""
    forms = _forms(line.partition(":")[0])

    assert len(set(forms)) == len(forms) <= 20


@pytest.mark.parametrize(("one", "other"), [("Jan", "Jana"), ("Karel", "Karla")])
def test_a_woman_is_not_heard_where_a_man_is_named(one: str, other: str) -> None:
    """What he becomes may be her name; what she becomes is never his."""
    hers = set(_forms(other)) - set(_forms(one))

    assert fold(one) not in _forms(other)
    assert {fold(f"{other[:-1]}{ending}") for ending in ("y", "o", "ou")} <= hers


OWNED = """\
Petr: Petrovy Petrově Petrovu Petrových Petrova
Marek: Markovy Markově
Zdeněk: Zdeňkovy
Karel: Karlovy
Vavřinec: Vavřincovy
Alexander: Alexandrovy
Lev: Lvovy
Tomáš: Tomášovy
Ondřej: Ondřejovy
Jirka: Jirkovy
Ota: Otovy
Honza: Honzovy
Bruno: Brunovy
Marco: Markovy
Julius: Juliovy
Eric: Erikovy
Jana: Janiny Janině Janinu Janiných Janina
Věra: Věřiny
Klára: Klářiny
Eliška: Eliščiny
Jitka: Jitčiny
Monika: Moničiny
Olga: Olžiny
Vendulcha: Vendulšiny
Táňa: Tániny
Lea: Leiny
Jessica: Jessičiny
Sarah: Sářiny
Alice: Aliciny
Marie: Mariiny
Lucie: Luciiny
Charlotte: Charlottiny
Ester: Esteřiny
Karin: Karininy
"""


@pytest.mark.parametrize("line", OWNED.splitlines())
def test_what_is_somebodys_own_is_heard(line: str) -> None:
    """But only where a sentence asks whose it is: there are few such forms."""
    name, _, owned = line.partition(":")
    spoken = spoken_names((Seat(name),), CZECH.endings, owners=CZECH.owners)
    forms = {one.spoken for one in spoken if one.is_owner}

    assert set(map(fold, owned.split())) <= forms
    assert len(forms) <= 20
    assert [one.spoken for one in spoken if not one.is_owner] == _forms(name)
