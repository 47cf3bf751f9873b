// Seven dice, fourteen castles, two players: whoever is to move loses a die and rolls the rest again.
const { Server, FlatFile } = require("boardgame.io/server");

const roll = (random, dice) => random.D6(dice).sort();

const Castles = {
  name: "castles",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ owners: Array(14).fill(null), dice: 7, roll: roll(random, 7) }),
  moves: {
    loseDie: ({ G, random, events }) => {
      G.dice = G.dice === 1 ? 7 : G.dice - 1;
      G.roll = roll(random, G.dice);
      if (G.dice === 7) events.endTurn();
    },
  },
};

const server = Server({ games: [Castles], db: new FlatFile({ dir: process.argv[2] }), origins: "*" });
server.run({ port: Number(process.argv[3]), callback: () => console.log("ready") });
