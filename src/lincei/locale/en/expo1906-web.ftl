# Expo 1906 in the browser: what is written on the boards, and what their parts say of themselves.

## Boards and places

expo1906-web-board = Exposition
expo1906-web-desk = The table of { $player }
expo1906-web-academy = Academy
expo1906-web-terminal = Terminal
expo1906-web-patents = Patent Office
expo1906-web-jury = Jury
expo1906-web-chips = Bonus chips
expo1906-web-front = To be placed
expo1906-web-ghosts = Ghosts
expo1906-web-start = Start
expo1906-web-progress = Round { $round }
expo1906-web-progress-final = Round { $round }, final turns

## Lines about components

expo1906-web-project-note = { $points } VP. Outline: { $shape }. Needs { $needs }.
expo1906-web-progress-note = { $points } VP when finished. Supplied so far: { $needs }.
expo1906-web-finished-note = { $leader ->
    [0] Finished: { $printed } VP.
   *[other] Finished: { $printed } VP, and { $leader } VP for leading its patents.
}
expo1906-web-tech-note = Supplies { $units } to every project beside it.
expo1906-web-resource-note = Each half supplies the projects that touch one of its two sides.
expo1906-web-easel-empty = No project of this shape
expo1906-web-easel-empty-note = A new one comes when the round is over, if its pile has any left.
expo1906-web-machine-gone = { $tile }, taken
expo1906-web-space-empty = Empty space of the Terminal
expo1906-web-space-empty-note = It is filled again when the round is over.
expo1906-web-price = Next tile: { $price }$
expo1906-web-price-each = { $price }$ each
expo1906-web-free = For free

## Patent Office

expo1906-web-track = Patent track of { $type }
expo1906-web-track-leader = { $player } leads: 1 VP more for each project that needs { $type } and is finished now.
expo1906-web-track-ghost = A ghost leads: nobody has the leader’s points of this track.
expo1906-web-track-free = Nobody leads yet.
expo1906-web-step = { $type }, step { $step }
expo1906-web-step-empty = No marker stands here.
expo1906-web-step-stack = From the top down: { $markers }.
expo1906-web-step-last = The end of the track: in the end every marker here scores its bonus chip.
expo1906-web-marker = marker { $number } of { $player }
expo1906-web-marker-at = On step { $step } of { $type }.
expo1906-web-marker-start = In the start box, from where it can enter any track.
expo1906-web-marker-ghost = ghost marker of { $type }
expo1906-web-marker-ghost-note = It moves only when a Journal draws its type, and keeps the leader’s points from everybody.
expo1906-web-crossing = Crossing between { $upper } and { $lower } at step { $step }
expo1906-web-crossing-note = { $points ->
    [one] { $price }$ and 1 movement point, in both directions.
   *[other] { $price }$ and { $points } movement points, in both directions.
}
expo1906-web-start-note = Markers begin here. One movement point leads to step 2 of any track.
expo1906-web-chip-here = { $chip } lies on { $type }.
expo1906-web-chip-eiffel = Eiffel Tower: ⅛ of your VP
expo1906-web-chip-ferris = Ferris Wheel: ½ of your money
expo1906-web-chip-colonies = Colonies: 1 per covered scrap cell
expo1906-web-chip-metro = Metro: 2 per technology, 6 at most
expo1906-web-chip-fine-arts = Fine Arts: 3 VP
expo1906-web-chip-simplon = Simplon: 1 per project shape

## Jury

expo1906-web-jury-tile = Jury tile: { $type }
expo1906-web-jury-choose = Jury pile: { $type }
expo1906-web-jury-left = { $count ->
    [0] None left.
    [one] 1 tile left in the pile.
   *[other] { $count } tiles left in the pile.
}
expo1906-web-balance = { $steam } steam, { $electric } electric

## Piles and ghosts

expo1906-web-pile-resources = Resources
expo1906-web-pile-discard = Discard
expo1906-web-pile-discard-empty = Nothing has been discarded.
expo1906-web-pile-unseen = Unseen
expo1906-web-pile-unseen-empty = No project is left that nobody has seen.
expo1906-web-pile-under = Under
expo1906-web-pile-under-empty = No project has gone under its pile.
expo1906-web-first = First player: { $player }
expo1906-web-first-note = { $player } began the game.
expo1906-web-ended = Ended by { $player }
expo1906-web-ended-ghost = Ended by the ghost
expo1906-web-ended-note = All others have one final turn with a card still in hand, other than the Meeting.
expo1906-web-ghost-tile = Drawn for the ghosts: { $tile }
expo1906-web-ghost-card = Ghost card: { $card }
expo1906-web-ghost-card-note = You may not play this action now.
expo1906-web-ghost-deck = Ghost deck
expo1906-web-ghost-left = Left in the deck: { $cards }.
expo1906-web-ghost-count = { $count } × { $card }
expo1906-web-ghost-none = Ghost markers move when somebody carries out a Journal.

## Cards

expo1906-web-does-terminal = up to 3 tiles for 1$, 2$, 3$
expo1906-web-does-academy = a project or technology for 2$
expo1906-web-does-laboratory = place or remove up to 3 tiles
expo1906-web-does-journal = 3 steps with patent markers
expo1906-web-does-skyscraper = take 4$
expo1906-web-does-meeting = two of four options; ends the round
expo1906-web-better-terminal = up to 3 tiles for 1$, 1$, 2$
expo1906-web-better-academy = a project or technology for 2$, a tile for free
expo1906-web-better-laboratory = place or remove up to 4 tiles
expo1906-web-better-journal = 4 steps, crossings 1$ cheaper
expo1906-web-better-skyscraper = take 6$
expo1906-web-card-hand = in hand
expo1906-web-card-last = just played
expo1906-web-card-played = played
expo1906-web-card-barred = barred
expo1906-web-card-barred-note = { $player } on the right has just played it, so it is barred to this player now.
expo1906-web-card-barred-ghost = The ghost has just shown it, so it is barred now.
expo1906-web-card-played-note = Played this round; it comes back when the round is over.
expo1906-web-card-back = A card in hand, not shown
expo1906-web-card-face-down = A card played earlier this round

## Player

expo1906-web-money = Money
expo1906-web-money-note = { $money }$; nobody holds more than 12$.
expo1906-web-vp = Victory points
expo1906-web-vp-note = { $points } VP so far, without the final scoring.
expo1906-web-finished = Finished projects
expo1906-web-finished-count = { $count ->
    [one] { $count } project finished; the fifth ends the game.
   *[other] { $count } projects finished; the fifth ends the game.
}
expo1906-web-hand-size = Cards in hand
expo1906-web-front-empty = Nothing waits to be placed.

## Laying a tile

expo1906-web-turn = Turn
expo1906-web-turn-note = Turns the tile in hand by a quarter. Key: R
expo1906-web-lay-here = Lay { $tile } on { $cell }
expo1906-web-lay-where = Choose a spot in the laboratory.
expo1906-web-lay-nowhere = No room this way round: turn it.
expo1906-web-lay-nothing = Finishes nothing yet.
expo1906-web-lay-again = Tap once more to lay it there.
