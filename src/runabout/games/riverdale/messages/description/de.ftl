# Running Round Riverdale: was es auf der Startseite und beim Aufstellen eines Tisches von sich sagt.

blurb = Lauf mit drei Figuren um die Stadt zu Pop's und wirf andere von der Bahn. 2 bis 4 Personen. Der Spielplan ist von uns.

## Hausregeln

option-deck = Kartenstapel
    .says = Mit welchem Stapel von Bewegungskarten gespielt wird; alle drei sind von uns, denn der echte ist verschollen.
    .is-a = A
    .is-b = B
    .is-custom = Eigener
option-swap-optional = Tauschen ist freiwillig
    .says = Ob abwerfen darf, wer nichts spielen kann als einen Tausch mit Switcharoo oder Quick Pass.
option-move-ahead-at-entrance = Vorrücken am Eingang
    .says = Was eine Figur auf einem Feld „Drei Felder weiter“ tut, wenn die drei Felder in ihre Sicherheitszone führen würden: am Eingang vorbeilaufen oder stehen bleiben.
    .is-pass-by = Vorbei
    .is-stay = Bleiben
option-own-bump = Eigene Figur werfen
    .says = Ob man eine Karte spielen darf, mit der man auf einer eigenen Figur landet und sie nach Hause schickt.
    .is-allowed = Erlaubt
    .is-illegal = Verboten
option-quick-pass-skips-own = Quick Pass übergeht eigene
    .says = Ob Quick Pass eigene Figuren übergeht, wenn er die nächste Figur voraus sucht.
option-first-player = Wer anfängt
    .says = Der Platz, der anfängt, ab 1 um den Tisch gezählt; 0: ausgelost.
option-turn-limit = Höchstens Züge
    .says = Züge, nach denen das Rennen abgesagt wird und niemand gewinnt.
option-empty-side = Leere Seite
    .says = Welche Seite des Spielplans zu dritt leer bleibt: eine ausgeloste oder immer die vierte.
    .is-drawn = Ausgelost
    .is-fourth = Die vierte

## Stand

standing-shop = Figuren bei Pop's
standing-to-go = Felder bis ans Ziel

## Aussehen

look = Figur
looks = Figuren
