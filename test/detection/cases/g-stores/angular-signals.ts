import { inject, Injectable, computed, signal } from '@angular/core';
import { HttpClient } from '@angular/common/http';
import { toSignal } from '@angular/core/rxjs-interop';

interface Group {
  id: number;
  members_count: number; // finds: members-count
}

@Injectable({ providedIn: 'root' })
export class GroupsStore {
  private readonly http = inject(HttpClient);
  readonly groups = toSignal(this.http.get<Group[]>('https://api.access.example/groups'), { initialValue: [] });
  readonly chosen = signal<Group | null>(null);
  readonly seats = computed(() => this.groups().reduce((sum, group) => sum + group.members_count, 0)); // finds: members-count
  readonly size = computed(() => this.chosen()?.members_count ?? 0); // finds: members-count
}
