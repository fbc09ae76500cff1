# Lincei: words of the programme, for every game and every client.

## People

lincei-player = Player { $number }

## Lists

lincei-none = none
lincei-semicolon = ;

## Questions

lincei-ask-chance = Chance decides.

## Reasons

lincei-why-over = The game is over.

## The programme at the table

lincei-game-expo1906 = Expo 1906
lincei-game-newton = Newton
lincei-game-newscience = The New Science
lincei-colon = :
lincei-bot = { $bot } { $number }
lincei-welcome = { $game }, edition “{ $edition }”.
lincei-seats = At the table: { $names }.
lincei-seed = Seed { $seed }: the same seed with the same players gives the same game.
lincei-interpreted = The engine runs interpreted: everything works, only more slowly.
lincei-goes-on = { $actions ->
    [one] The game goes on after its first action.
   *[other] The game goes on after { $actions } actions.
}
lincei-help-hint = Answer with a number or the words in brackets; ? shows what else you can type.
lincei-thinking = { $player } is thinking …
lincei-hand-over = { $player }, it is your turn at the keyboard. On a terminal, press Enter when nobody else is looking.
lincei-legend = { $mark } marks what cannot be taken back.
lincei-aside = Quick actions
lincei-cannot-undo = (cannot be taken back)
lincei-not-understood = “{ $text }” is neither a number of the list nor an action nor a command; ? shows what you can type.
lincei-ambiguous = “{ $text }” may mean: { $several }.
lincei-is-legal = { $text } is allowed now: it is number { $number } of the list.
lincei-no-rule = There is no rule “{ $text }”, and none that contains these words.
lincei-more-rules = { $number ->
    [one] And one more; add a word to find fewer.
   *[other] And { $number } more; add a word to find fewer.
}
lincei-no-seat = Nobody called “{ $text }” sits here; name a seat by its number or its player.
lincei-nothing-about = Nothing here is called “{ $text }”: about wants a name, such as about { $component }.
lincei-log-empty = Nothing has happened since your last turn.
lincei-undone = Taken back: { $text }.
lincei-nothing-to-undo = There is nothing to take back.
lincei-undo-line = That cannot be taken back: something came to light, or the turn has passed on.
lincei-nothing-to-redo = There is nothing to do again.
lincei-save-where = Say where: save FILE
lincei-saved = Saved in { $file }.
lincei-not-saved = Not saved in { $file }: { $why }.

## Score

lincei-final-score = Final score
lincei-score-so-far = Score so far
lincei-total = in all
lincei-ranking = Ranking
lincei-winner = { $name } wins.
lincei-shared = { $names } share the victory ({ $rule }).
lincei-tie-broken = Between equal points the tie-break decided ({ $rule }).

## Keeping games

lincei-resume = The game is kept. Go on with: { $command }
lincei-record-kept = The record is kept. See it again with: { $command }
lincei-not-begun = Nothing was played, so nothing is kept.
lincei-not-kept = The game cannot be kept ({ $why }); playing on without.
lincei-lost = The game as it stands now is not kept: { $why }
lincei-input-ended = The input ended before the game was over.

## Replay and rules

lincei-replay-help = Enter: next action, b: back, t: table, e: to the end, a number: to that action, q: quit.
lincei-has-chosen = { $player } has chosen.
lincei-replay-end = This was the last action.
lincei-rules-hint = lincei rules { $game } { $rule } shows a rule; words instead of { $rule } search for it.

## Commands: what can be typed, then what it does

lincei-command-help = ?, help
lincei-command-why = why
lincei-command-undo = undo
lincei-command-redo = redo
lincei-command-rule = rule
lincei-command-about = about
lincei-command-table = table
lincei-command-board = board, lab
lincei-command-log = log
lincei-command-score = score
lincei-command-list = list
lincei-command-save = save
lincei-command-quit = quit
lincei-help = A number of the list does that action, and so do the words in brackets or their end, such as { $end } for { $text }. Besides:
lincei-help-help = this help
lincei-help-why = which rule forbids an action now, such as ? { $action }
lincei-help-undo = take your last action back, if nothing came to light since
lincei-help-redo = do again what you took back
lincei-help-rule = a rule by its number, such as { $rule }, or the rules with some words
lincei-help-about = what a card or another piece of the game is, such as about { $component }
lincei-help-table = the whole table
lincei-help-board = a player’s own board: yours, or that of a seat by number or name
lincei-help-log = what happened since your last turn
lincei-help-score = where everybody’s points came from so far
lincei-help-list = the question and the list once more
lincei-help-save = save the game in a file you name
lincei-help-quit = leave; the game is kept, and you are told how to go on
