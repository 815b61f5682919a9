import { Injectable } from '@angular/core';
import { HttpClient } from '@angular/common/http';
import { Observable } from 'rxjs';
@Injectable({ providedIn: 'root' })
export class CardApi {
  private base = 'https://api.access.example';
  constructor(private http: HttpClient) {}
  list(): Observable<any[]> {
    return this.http.get<any[]>(`${this.base}/cards`);
  }
  groups() {
    return this.http.get<any[]>(`${this.base}/groups`);
  }
}
