import { HttpClient } from '@angular/common/http';
import { Component, inject, resource } from '@angular/core';
import { rxResource } from '@angular/core/rxjs-interop';

@Component({ selector: 'app-cards', template: '' })
export class Cards {
  private readonly http = inject(HttpClient);
  readonly cards = rxResource({ stream: () => this.http.get<any[]>('https://api.access.example/cards') });
  readonly groups = resource({ loader: () => fetch('https://api.access.example/groups').then((answer) => answer.json()) });

  label(): string {
    return `${this.cards.value()?.[0].sub_type} ${this.groups.value()?.[0].members_count}`; // finds: card-sub-type, members-count
  }
}
