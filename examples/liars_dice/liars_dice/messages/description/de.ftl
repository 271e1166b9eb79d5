blurb = Eine Runde Gebote auf Würfel unter Bechern, für zwei bis vier.
option-wild = Einsen als Joker
    .says = Ob eine Eins als jede Augenzahl zählt.
