export class Http {
  #base;
  #key;

  constructor(base, key) {
    this.#base = base;
    this.#key = key;
  }

  async #send(verb, path, body) {
    const response = await fetch(`${this.#base}${path}`, {
      method: verb,
      headers: { Authorization: `SERVICE-LOGIN ${this.#key}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return response.status === 204 ? null : response.json();
  }

  read = (path) => this.#send('GET', path);
  write = (path, body) => this.#send('POST', path, body);
  remove = (path) => this.#send('DELETE', path);
}
