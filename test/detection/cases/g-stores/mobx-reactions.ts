import { autorun, makeAutoObservable, observable, reaction, runInAction } from 'mobx';

class CardStore {
  cards = [];

  constructor() {
    makeAutoObservable(this);
  }

  async load() {
    const response = await fetch('https://api.access.example/cards');
    const cards = await response.json();
    runInAction(() => {
      this.cards = cards;
    });
  }
}

const store = new CardStore();
const page = observable({ groups: [] });

fetch('https://api.access.example/groups').then(async (response) => {
  page.groups = await response.json();
});

reaction(
  () => store.cards,
  (cards) => console.log(cards[0].sub_type), // finds: card-sub-type
);
autorun(() => console.log(page.groups[0].members_count)); // finds: members-count
