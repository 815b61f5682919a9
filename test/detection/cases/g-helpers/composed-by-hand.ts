import { flow } from 'lodash';

const compose =
  (...fns) =>
  (start) =>
    fns.reduceRight((value, fn) => fn(value), start);
const pipe =
  (...steps) =>
  (start) =>
    steps.reduce(async (value, step) => step(await value), start);

const top = (count) => (cards) => cards.slice(0, count);
const legacy = (cards) => cards.filter((card) => card.sub_type); // finds: card-sub-type
const held = (cards) => cards.filter((card) => card.member); // finds: member-card-assignment
const active = (cards) => cards.filter((card) => card.activated); // finds: card-assignment
const pinned = (topics) => topics.filter((topic) => topic.activated);
const names = (topics) => topics.map((topic) => topic.sub_type);

const narrowed = pipe(top(3), held);

export async function show() {
  const cards = await fetch('https://api.access.example/cards').then((answer) => answer.json());
  const topics = await fetch('https://forum.example/cards').then((answer) => answer.json());
  compose(names, pinned)(topics);
  narrowed(cards);
  flow(top(5), active)(cards);
  return compose(top(50), legacy, top(100))(cards);
}
