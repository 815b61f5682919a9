import qs from 'qs';

export class RequestBuilder {
  #segments: string[] = [];
  #query = new URLSearchParams();
  #method = 'GET';
  #body?: unknown;

  constructor(private readonly base = process.env.ACCESS_URL ?? 'https://api.access.example') {}

  method(method: 'GET' | 'POST' | 'PATCH' | 'DELETE') {
    this.#method = method;
    return this;
  }

  path(...segments: (string | number)[]) {
    this.#segments.push(...segments.map((segment) => encodeURIComponent(segment)));
    return this;
  }

  query(name: string, value: string | number | undefined) {
    if (value !== undefined) this.#query.append(name, String(value));
    return this;
  }

  body(body: unknown) {
    this.#body = body;
    return this;
  }

  async send<T>(): Promise<T> {
    const url = new URL(this.#segments.join('/'), `${this.base}/`);
    url.search = this.#query.toString();
    const response = await fetch(url, {
      method: this.#method,
      body: this.#body === undefined ? undefined : JSON.stringify(this.#body),
    });
    return (await response.json()) as T;
  }
}

export const request = () => new RequestBuilder();

export class Ask {
  private parts: (string | number)[] = [];
  private params: Record<string, unknown> = {};
  private verb?: string;

  to(...parts: (string | number)[]): this {
    this.parts = [...this.parts, ...parts];
    return this;
  }

  by(verb: string): this {
    this.verb = verb;
    return this;
  }

  where(params: Record<string, unknown>): this {
    Object.assign(this.params, params);
    return this;
  }

  with(name: string, value: unknown): this {
    this.params[name] = value;
    return this;
  }

  run() {
    const url = `https://api.access.example/${this.parts.join('/')}?${qs.stringify(this.params)}`;
    return fetch(url, { method: this.verb ?? 'GET' }).then((response) => response.json());
  }
}
