import ky from 'ky';
import { JsonObject, JsonProperty, JsonSerializer } from 'typescript-json-serializer';

const api = ky.create({ prefixUrl: 'https://api.access.example' });
const serializer = new JsonSerializer();

@JsonObject()
export class Presence {
  @JsonProperty('user_name') visitor!: string; // finds: presence-actor
  @JsonProperty({ name: 'user_email' }) email!: string; // finds: presence-actor
}

export async function visitors(): Promise<string[]> {
  const presences = serializer.deserializeObjectArray(await api.get('presences').json(), Presence) as Presence[];
  return presences.map(({ visitor, email }) => `${visitor} <${email}>`);
}
