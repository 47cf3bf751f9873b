"""What comes of a choice, of dice and of a card: the row as it is afterwards (BW-20 to BW-67)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.layout import (
    ACT,
    AREA,
    ARMY,
    ATTACK,
    ATTACKED,
    ATTACKER,
    BARRACKS,
    BARRACKS_UP,
    BESIEGED,
    BUILDER,
    BUILDERS,
    BUILT,
    CAPTURED,
    CENTRE,
    CENTRE_COUNT,
    CLUBS,
    DECK,
    DEFENCE,
    DEPLOY,
    DIAMONDS,
    DISCARD,
    DRAWING,
    DRILL,
    EMPTY,
    END,
    EVERY_TURN,
    EXPAND,
    EXPANDED,
    EXTRA,
    FAR_DIVISOR,
    FARMER,
    FIGHT,
    FIRST,
    GOLD,
    HAND,
    HEARTS,
    IS_CENTRE,
    JACK,
    KIND,
    KING,
    MARK,
    MARKED,
    MARKER_SEAT,
    MARKER_SQUARE,
    MOVED,
    NEAR,
    NOBODY,
    NOWHERE,
    ORDER,
    OWNER,
    PHASE,
    PLACE,
    PLACE_OF,
    PLACING,
    PLAIN,
    PLANES,
    PLAY,
    PLAYED,
    PLAYERS,
    PLAYING,
    RANK_COUNT,
    RANKS,
    RAZE,
    RAZING,
    REPULSED,
    ROUND,
    SOLDIER,
    SOLDIER_POWER,
    SOLDIER_PRICE,
    SPADES,
    SPIED,
    SPY_GAIN,
    SPY_LOSS,
    SQUARE_PRICE,
    SQUARES,
    STAY,
    STAYED,
    STEP,
    STRONG,
    STRONG_POWER,
    TARGET,
    TO_RAZE,
    TOGETHER,
    TURN,
    UNIT,
    UNIT_OF,
    UPGRADE,
    UPGRADED,
    UPGRADES,
    VICTORY,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import (
    army_power,
    diplomacy,
    discount,
    extra_left,
    income_of,
    is_beside,
    is_enemy,
    raw_power,
    settle,
)

__all__ = ["clash", "draw", "fight", "lose_square", "make_move", "start_turn"]


@compiled
def make_move(box: Ints, row: Ints, move: int) -> None:
    """A legal choice is made; after an attack the dice are next, after a card perhaps its place."""
    kind, rest = move // KIND, move % KIND
    one, two = rest // FIRST, rest % FIRST
    if kind == END:
        row[PHASE] = PLAYING
    elif kind <= DRILL:
        _build(box, row, kind, one)
    elif kind == DEPLOY:
        _deploy(box, row, one, two)
    elif kind == STEP:
        _step(box, row, one, two)
    elif kind == ATTACK:
        row[PLANES + ATTACKED * box[AREA] + one] = 1
        row[PHASE], row[ATTACKER], row[TARGET] = FIGHT, one, two
    elif kind == MARK:
        _mark(box, row, one, two)
    elif kind == RAZE:
        lose_square(box, row, one)
        row[TO_RAZE] -= 1
        if row[TO_RAZE] == 0:
            row[PHASE], row[BESIEGED] = ACT, NOBODY
    elif kind == PLAY:
        _play(box, row, one)
    elif kind == PLACE:
        is_merchant = box[box[UNIT_OF] + row[PLAYED]]
        row[PLANES + UNIT * box[AREA] + one] = is_merchant
        row[PHASE], row[PLAYED] = DRAWING, 0


@compiled
def _build(box: Ints, row: Ints, kind: int, square: int) -> None:
    seat, area = row[TURN], box[AREA]
    if kind == EXPAND:
        row[PLANES + OWNER * area + square] = seat
        row[SQUARES + seat] += 1
        # The Conqueror's square comes first: no other work could use it.
        if extra_left(box, row) > 0:
            row[EXTRA] += 1
        else:
            row[BUILT] += 1
            row[EXPANDED] = 1
        settle(box, row)
        return
    row[BUILT] += 1
    if kind == UPGRADE:
        row[GOLD + seat] -= box[SQUARE_PRICE] - discount(box, row, seat)
        row[PLANES + UPGRADED * area + square] = 1
        row[UPGRADES + seat] += 1
        return
    row[GOLD + seat] -= box[SOLDIER_PRICE] - discount(box, row, seat)
    if square == NOWHERE:
        row[BARRACKS + seat] -= 1
        row[BARRACKS_UP + seat] += 1
    else:
        row[PLANES + PLAIN * area + square] -= 1
        row[PLANES + STRONG * area + square] += 1


@compiled
def _deploy(box: Ints, row: Ints, square: int, strong: int) -> None:
    seat, area = row[TURN], box[AREA]
    if row[PLANES + ARMY * area + square] == NOBODY:
        # BW-51: leaving the barracks is the soldier's one step.
        _set_army(box, row, square, seat, 0, 0)
        row[PLANES + MOVED * area + square] = 1
    row[(BARRACKS_UP if strong else BARRACKS) + seat] -= 1
    row[PLANES + (STRONG if strong else PLAIN) * area + square] += 1


@compiled
def _set_army(box: Ints, row: Ints, square: int, seat: int, plain: int, strong: int) -> None:  # noqa: PLR0917
    """An army that has done nothing yet; seat -1: none."""
    area = box[AREA]
    row[PLANES + ARMY * area + square] = seat
    row[PLANES + PLAIN * area + square], row[PLANES + STRONG * area + square] = plain, strong
    for plane in range(MOVED, STAYED + 1):
        row[PLANES + plane * area + square] = 0


@compiled
def _step(box: Ints, row: Ints, start: int, end: int) -> None:
    seat, area = row[TURN], box[AREA]
    plain, strong = row[PLANES + PLAIN * area + start], row[PLANES + STRONG * area + start]
    has_attacked = row[PLANES + ATTACKED * area + start]
    coming = raw_power(box, row, start)
    _set_army(box, row, start, NOBODY, 0, 0)
    if row[PLANES + ARMY * area + end] == NOBODY:
        _set_army(box, row, end, seat, plain, strong)
        row[PLANES + MOVED * area + end], row[PLANES + ATTACKED * area + end] = 1, has_attacked
    else:
        # BW-68: in or beside the kingdom a weaker army that joins has used its own step, not that of the other.
        joins = coming < raw_power(box, row, end) and is_beside(box, row, end, seat)
        row[PLANES + PLAIN * area + end] += plain
        row[PLANES + STRONG * area + end] += strong
        if not joins:
            row[PLANES + MOVED * area + end] = 1
            if has_attacked:
                row[PLANES + ATTACKED * area + end] = 1
    for other in range(box[PLAYERS]):
        # BW-66: the Tactician's mark follows the army it lies on, also into another army.
        if row[JACK + other] == HEARTS and row[MARKER_SEAT + other] == seat and row[MARKER_SQUARE + other] == start:
            row[MARKER_SQUARE + other] = end


@compiled
def _mark(box: Ints, row: Ints, enemy: int, square: int) -> None:
    seat = row[TURN]
    row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat], row[MARKED] = enemy, square, 1
    if not row[SPIED]:
        _spy(box, row)
    # The Spy may bring the last gold that is missing.
    settle(box, row)


@compiled
def _spy(box: Ints, row: Ints) -> None:
    """The Spy of the seat in turn at work (BW-57)."""
    seat = row[TURN]
    victim = row[MARKER_SEAT + seat]
    if row[JACK + seat] != CLUBS or victim == NOBODY:
        return
    lost = min(row[GOLD + victim], box[SPY_LOSS])
    row[GOLD + victim] -= lost
    row[GOLD + seat] += lost * box[SPY_GAIN] // box[SPY_LOSS]
    row[SPIED] = 1


@compiled
def clash(box: Ints, row: Ints, start: int, target: int) -> tuple[int, int, bool, bool, int]:
    """The attacker's power, the defender's, whether it is a siege, whether from afar, and who defends (BW-53)."""
    area, seat = box[AREA], row[TURN]
    is_far = True
    for way in range(8):
        if box[box[NEAR] + 8 * start + way] == target:
            is_far = False
    power = army_power(box, row, start)
    if is_far:
        power //= box[FAR_DIVISOR]
    army = row[PLANES + ARMY * area + target]
    if is_enemy(army, seat):
        return power, army_power(box, row, target), False, is_far, army
    owner = row[PLANES + OWNER * area + target]
    return power, row[UPGRADES + owner] * box[DEFENCE], True, is_far, owner


@compiled
def fight(box: Ints, row: Ints, attack_die: int, defence_die: int) -> None:
    """The dice of an attack are on the table."""
    start, target = row[ATTACKER], row[TARGET]
    power, defence, is_siege, is_far, defender = clash(box, row, start, target)
    margin = power + attack_die - defence - defence_die
    row[PHASE], row[ATTACKER], row[TARGET] = ACT, 0, 0
    if margin < 0:
        # King of hearts: a lost attack from a distance costs no troops.
        if not is_far:
            _lose(box, row, start, -margin, is_siege)
            settle(box, row)
    elif margin == 0:
        if is_siege:
            row[REPULSED + defender] = 1
    elif not is_siege:
        _lose(box, row, target, margin, False)
        settle(box, row)
    elif margin >= row[SQUARES + defender]:
        _fall(box, row, defender)
        settle(box, row)
    else:
        row[PHASE], row[BESIEGED], row[TO_RAZE] = RAZING, defender, margin


@compiled
def _lose(box: Ints, row: Ints, square: int, loss: int, is_siege: bool) -> None:
    """An army loses soldiers before a kingdom (BW-53), power against an army (BW-54)."""
    area = box[AREA]
    plain, strong = row[PLANES + PLAIN * area + square], row[PLANES + STRONG * area + square]
    if is_siege:
        fallen = min(plain, loss)
        plain, strong = plain - fallen, max(0, strong - (loss - fallen))
    else:
        one, two = box[SOLDIER_POWER], box[STRONG_POWER]
        fallen = min(plain, -(-loss // one))
        plain, loss = plain - fallen, loss - fallen * one
        if loss > 0:
            drop = two - one
            reduced = min(strong, -(-loss // drop))
            strong, loss = strong - reduced, loss - reduced * drop
            plain = max(0, reduced - -(-max(0, loss) // one))
    row[PLANES + PLAIN * area + square], row[PLANES + STRONG * area + square] = plain, strong
    if plain == 0 and strong == 0:
        _set_army(box, row, square, NOBODY, 0, 0)
        _return_markers(box, row)


@compiled
def _return_markers(box: Ints, row: Ints) -> None:
    """BW-56: markers whose target is gone are with their owners again."""
    area = box[AREA]
    for seat in range(box[PLAYERS]):
        target = row[MARKER_SEAT + seat]
        if target == NOBODY:
            continue
        jack, square = row[JACK + seat], row[MARKER_SQUARE + seat]
        stays = row[SQUARES + target] > 0
        if stays and jack == HEARTS:
            stays = row[PLANES + ARMY * area + square] == target
        elif stays and jack == SPADES:
            is_farmer = row[PLANES + UNIT * area + square] == FARMER
            stays = is_farmer and row[PLANES + OWNER * area + square] == target
        elif stays and jack == DIAMONDS:
            stays = row[BUILDERS + target] > 0
        if not stays:
            row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat] = NOBODY, NOWHERE


@compiled
def lose_square(box: Ints, row: Ints, square: int) -> None:
    """BW-55: the square belongs to nobody, what stood on it is gone; an army stays."""
    area = box[AREA]
    owner = row[PLANES + OWNER * area + square]
    row[SQUARES + owner] -= 1
    row[UPGRADES + owner] -= row[PLANES + UPGRADED * area + square]
    row[PLANES + OWNER * area + square] = NOBODY
    row[PLANES + UNIT * area + square], row[PLANES + UPGRADED * area + square] = EMPTY, 0
    _return_markers(box, row)


@compiled
def _fall(box: Ints, row: Ints, seat: int) -> None:
    """BW-55: out of the game with all its pieces; its centre squares are free again."""
    area = box[AREA]
    for square in range(area):
        if row[PLANES + OWNER * area + square] == seat:
            row[PLANES + OWNER * area + square] = NOBODY
            row[PLANES + UNIT * area + square], row[PLANES + UPGRADED * area + square] = EMPTY, 0
        if row[PLANES + ARMY * area + square] == seat:
            _set_army(box, row, square, NOBODY, 0, 0)
        if row[PLANES + CAPTURED * area + square] == seat:
            row[PLANES + CAPTURED * area + square] = NOBODY
    for place in (GOLD, BUILDERS, BARRACKS, BARRACKS_UP, SQUARES, UPGRADES):
        row[place + seat] = 0
    row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat] = NOBODY, NOWHERE
    _return_markers(box, row)


@compiled
def _play(box: Ints, row: Ints, card: int) -> None:
    seat, area = row[TURN], box[AREA]
    row[HAND + seat * RANKS + card - 1] -= 1
    row[DISCARD + card - 1] += 1
    row[PHASE] = DRAWING
    unit = box[box[UNIT_OF] + card]
    if unit == BUILDER:
        row[BUILDERS + seat] += 1
    elif unit == SOLDIER:
        row[BARRACKS + seat] += 1
    else:
        # BW-23: without a free square the card is played without effect.
        for square in range(area):
            if row[PLANES + OWNER * area + square] == seat and row[PLANES + UNIT * area + square] == EMPTY:
                row[PHASE], row[PLAYED] = PLACING, card
                return


@compiled
def draw(box: Ints, row: Ints, card: int) -> None:
    """A card comes to the hand of the seat in turn; if the deck was empty, from the discard pile (BW-24)."""
    cards = 0
    for rank in range(box[RANK_COUNT]):
        cards += row[DECK + rank]
    if cards == 0:
        for rank in range(box[RANK_COUNT]):
            row[DECK + rank] = row[DISCARD + rank]
            row[DISCARD + rank] = 0
    row[DECK + card - 1] -= 1
    row[HAND + row[TURN] * RANKS + card - 1] += 1


@compiled
def start_turn(box: Ints, row: Ints, is_first: bool) -> None:
    """The next turn begins, clockwise past those who are out (BW-20, BW-25, BW-55)."""
    players = box[PLAYERS]
    if not is_first:
        place = row[PLACE_OF + row[TURN]]
        for ahead in range(1, players + 1):
            seat = row[ORDER + (place + ahead) % players]
            if row[SQUARES + seat]:
                if row[PLACE_OF + seat] <= place:
                    row[ROUND] += 1
                row[TURN] = seat
                break
    row[PHASE], row[BUILT], row[EXPANDED], row[EXTRA], row[MARKED] = ACT, 0, 0, 0, 0
    row[SPIED], row[PLAYED] = 0, 0
    for seat in range(players):
        row[REPULSED + seat] = 0
    # In this order; whoever wins on the way has won.
    _count_centre(box, row)
    settle(box, row)
    if row[VICTORY]:
        return
    _collect(box, row)
    settle(box, row)
    if row[VICTORY]:
        return
    _spy(box, row)
    settle(box, row)


@compiled
def _collect(box: Ints, row: Ints) -> None:
    turn = row[TURN]
    row[GOLD + turn] += income_of(box, row, turn)
    if box[EVERY_TURN]:
        for seat in range(box[PLAYERS]):
            if seat != turn and row[KING + seat] == CLUBS:
                row[GOLD + seat] += diplomacy(box, row, seat)


@compiled
def _count_centre(box: Ints, row: Ints) -> None:
    """BW-62, BW-63: the counters of the seat in turn, and the squares that take its colour."""
    seat, area = row[TURN], box[AREA]
    alone = NOBODY
    if not box[TOGETHER]:
        alone = _strongest(box, row)
    for square in range(area):
        if row[PLANES + ARMY * area + square] != seat:
            continue
        stayed = 0
        if box[box[IS_CENTRE] + square] and (box[TOGETHER] or square == alone):
            if row[PLANES + CAPTURED * area + square] != seat:
                stayed = row[PLANES + STAYED * area + square] + 1
            if stayed >= box[STAY]:
                row[PLANES + CAPTURED * area + square] = seat
                stayed = 0
        row[PLANES + STAYED * area + square] = stayed
        row[PLANES + MOVED * area + square], row[PLANES + ATTACKED * area + square] = 0, 0


@compiled
def _strongest(box: Ints, row: Ints) -> int:
    """The stricter reading: only the strongest; of equals the one that has stayed longest, then one with work to do."""
    seat, area = row[TURN], box[AREA]
    best, best_power, best_stayed, best_work = NOBODY, -1, -1, -1
    for number in range(box[CENTRE_COUNT]):
        square = box[box[CENTRE] + number]
        if row[PLANES + ARMY * area + square] != seat:
            continue
        power, stayed = raw_power(box, row, square), row[PLANES + STAYED * area + square]
        work = 1 if row[PLANES + CAPTURED * area + square] != seat else 0
        is_better = power > best_power or (
            power == best_power and (stayed > best_stayed or (stayed == best_stayed and work > best_work))
        )
        if is_better:
            best, best_power, best_stayed, best_work = square, power, stayed, work
    return best
