import { httpResource } from '@angular/common/http';
import { Component, computed, input } from '@angular/core';

interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}

const BASE = 'https://api.access.example';

@Component({ selector: 'app-card', template: '' })
export class CardPage {
  readonly memberId = input.required<number>();
  readonly card = input.required<Card>();
  readonly feed = httpResource<{ id: number }[]>(() => `${BASE}/events`); // finds: event-id, event-sets
  readonly cards = httpResource<Card[]>(() => ({ url: `${BASE}/cards`, params: { member_id: this.memberId() } })); // finds: card-member-id-filter
  readonly formats = computed(() => (this.cards.value() ?? []).map((card) => card.sub_type)); // finds: card-sub-type
  readonly own = computed(() => this.card().sub_type); // finds: card-sub-type
}
