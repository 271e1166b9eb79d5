# Does the first seat win more, and which card matters? Road Runner with four seats, played at random, by the lab.
runabout study road-runner --bots random --count wins -o dealer=4 --deals "$1" --jobs 1
runabout influence road-runner --bots random -o dealer=4 --deals "$1" --jobs 1
