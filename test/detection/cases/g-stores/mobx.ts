import { makeAutoObservable, runInAction } from 'mobx';
import axios from 'axios';

export class CardStore {
  cards: any[] = [];
  selected: any = null;

  constructor() {
    makeAutoObservable(this);
  }

  async fetch() {
    const { data } = await axios.get('https://api.access.example/cards');
    runInAction(() => {
      this.cards = data;
    });
  }

  get assigned() {
    return this.cards.filter((card) => card.assigned); // finds: card-assignment
  }
}
