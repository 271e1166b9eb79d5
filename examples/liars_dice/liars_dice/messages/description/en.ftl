blurb = A round of bids on dice under cups, for two to four.
option-wild = Wild ones
    .says = Whether a one counts as every face.
