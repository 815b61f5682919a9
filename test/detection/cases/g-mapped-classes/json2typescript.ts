import { JsonConvert, JsonObject, JsonProperty } from 'json2typescript';

@JsonObject('Card')
export class Card {
  @JsonProperty('id', Number) id = 0;
  @JsonProperty('sub_type', String, true) kind?: string = undefined; // finds: card-sub-type
  @JsonProperty('activated', Boolean) isActive = false; // finds: card-assignment
}

const convert = new JsonConvert();

export async function kinds(): Promise<(string | undefined)[]> {
  const response = await fetch('https://api.access.example/cards');
  return convert.deserializeArray(await response.json(), Card).map((card) => card.kind);
}
