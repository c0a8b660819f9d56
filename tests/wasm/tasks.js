/** What the tests let the engine do, in Node and in a browser. `walk.py` and `duel.py` do the same without WebAssembly. */

const LOOK_EVERY = 4;
const STAGES = 4;

function mix(number, word) {
  return Math.imul(number ^ word, 16777619) >>> 0;
}

function mixList(number, values) {
  for (const value of values) number = mix(number, value);
  return number;
}

export function nextRandom(random) {
  random ^= random << 13;
  random ^= random >>> 17;
  return (random ^ (random << 5)) >>> 0;
}

function lookAtSeat(engine, state, players, seat, random, number) {
  const faithful = (random >>> 9) % 2 === 1;
  const known = engine.redact(state, seat);
  number = mixList(
    mixList(number, known),
    engine.imagine(known, seat, BigInt(random)),
  );
  const screen = engine.screen(state, seat, faithful);
  const points = engine.knownPoints(screen, players);
  number = mixList(mixList(number, screen), [
    ...points.map(([least]) => least),
    ...points.map(([, exact]) => Number(exact)),
  ]);
  const action = random % engine.tables.decisions;
  if (seat === engine.actor(state) && !engine.legal(screen).includes(action))
    number = mixList(number, engine.whyNot(screen, action));
  return mixList(number, engine.imagine(screen, seat, BigInt(random)));
}

function lookAtEvents(engine, before, action, after, seat, random, number) {
  const faithful = (random >>> 9) % 2 === 1;
  const stage = 1 + ((random >>> 10) % STAGES);
  const rows = engine.narrate(before, action, after);
  number = mix(number, rows.length);
  for (const row of rows) {
    number = mix(
      mixList(number, row),
      Number(engine.irreversible(row, faithful)),
    );
    number = mixList(number, engine.receive(row, seat, faithful, stage) ?? []);
  }
  return number;
}

function lookAtPoints(engine, state, players, number) {
  number = mixList(
    mixList(number, engine.points(state, players)),
    engine.places(state, players),
  );
  for (const row of engine.categories(state)) number = mixList(number, row);
  return number;
}

function walk(
  engine,
  { options, seed, games = 1, given },
  { CHANCE, NOBODY, SPECTATOR },
) {
  let number = 0x811c9dc5;
  let random = seed;
  const { players } = options;
  for (let game = 0; game < games; game++) {
    let state = engine.start(options);
    for (let step = 1; engine.actor(state) !== NOBODY; step++) {
      random = nextRandom(random);
      const asked = engine.actor(state);
      const legal = engine.legal(state);
      number = mixList(mix(number, asked), legal);
      const chance = () =>
        asked === CHANCE
          ? engine.drawAction(state, random % engine.drawCount(state))
          : legal[random % legal.length];
      const action = given ? given[step - 1] : chance();
      const chosen = random % (players + 1);
      const seat = chosen < players ? chosen : SPECTATOR;
      number = mixList(number, engine.prompt(state));
      if (step % LOOK_EVERY === 0) {
        number = lookAtSeat(engine, state, players, seat, random, number);
        number = lookAtPoints(engine, state, players, number);
      }
      const after = engine.apply(state, action);
      number = mixList(number, after);
      number = lookAtEvents(engine, state, action, after, seat, random, number);
      state = after;
    }
    number = lookAtPoints(engine, state, players, number);
  }
  return number;
}

/** Let bots of a level play a game, and return all actions. */
function duel(engine, { options, level, seed }, { CHANCE, NOBODY }) {
  const actions = [];
  let state = engine.start(options);
  let random = seed;
  for (
    let seat = engine.actor(state);
    seat !== NOBODY;
    seat = engine.actor(state)
  ) {
    random = nextRandom(random);
    const action =
      seat === CHANCE
        ? engine.drawAction(state, random % engine.drawCount(state))
        : engine.decide(
            level,
            engine.redact(state, seat),
            seat,
            engine.legal(state),
            BigInt(random),
          );
    actions.push(action);
    state = engine.apply(state, action);
  }
  return actions;
}

/** Return everything that a level finds at the first decisions of a game that is given as its actions. */
function weigh(engine, { options, level, actions, decisions }, { CHANCE }) {
  const found = [];
  let state = engine.start(options);
  actions.forEach((action, number) => {
    const seat = engine.actor(state);
    if (seat !== CHANCE && found.length < decisions) {
      const weighed = engine.weigh(
        level,
        engine.redact(state, seat),
        seat,
        engine.legal(state),
        BigInt(number),
      );
      found.push(weighed.map(({ action, chance }) => [action, chance]));
    }
    state = engine.apply(state, action);
  });
  return found;
}

/** Replay a finished game, and return its points, its places and its record. */
function replay(engine, { options, actions }) {
  const state = actions.reduce(
    (state, action) => engine.apply(state, action),
    engine.start(options),
  );
  return [
    engine.points(state, options.players),
    engine.places(state, options.players),
    engine.toJson(state),
  ];
}

/** Play many games at random, and return the number of decisions, the seconds and the last state. */
function race(engine, { options, seed, games }) {
  const start = engine.start(options);
  engine.playMany(start, 0n, 200); // until the machine code is the final one
  const begin = performance.now();
  const { decisions, last } = engine.playMany(start, BigInt(seed), games);
  return [decisions, (performance.now() - begin) / 1000, [...last]];
}

/** Return the milliseconds of several decisions at the opening. */
function think(engine, { options, level, times }, { CHANCE }) {
  let state = engine.start(options);
  while (engine.actor(state) === CHANCE)
    state = engine.apply(state, engine.drawAction(state, 0));
  const seat = engine.actor(state);
  const known = engine.redact(state, seat);
  return Array.from({ length: times }, (_, number) => {
    const begin = performance.now();
    engine.decide(level, known, seat, engine.legal(state), BigInt(number));
    return performance.now() - begin;
  });
}

const TASKS = { walk, duel, weigh, replay, race, think };

/** Do one task with an engine, given the module of the wrapper. */
export function perform(engine, task, wrapper) {
  return TASKS[task.name](engine, task, wrapper);
}
