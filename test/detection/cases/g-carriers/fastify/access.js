class Access {
  constructor(key) {
    this.key = key;
  }

  async get(path) {
    const answer = await fetch(`https://api.access.example${path}`, {
      headers: { Authorization: `SERVICE-LOGIN ${this.key}` },
    });
    return answer.json();
  }

  groups() {
    return this.get('/groups');
  }
}

module.exports = { Access };
