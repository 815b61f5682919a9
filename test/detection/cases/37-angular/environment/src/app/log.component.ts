import { Component } from '@angular/core';
import { EventService } from './event.service';

@Component({ selector: 'desk-log', template: '<p>{{ ids }}</p>' })
export class LogComponent {
  ids: number[] = [];

  constructor(private events: EventService) {}

  ngOnInit(): void {
    this.events.latest().subscribe((events) => {
      this.ids = events.map((event) => event.id); // finds: event-id
    });
  }
}
