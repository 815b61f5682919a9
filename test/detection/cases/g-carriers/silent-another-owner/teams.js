class Teams {
  constructor(key) {
    this.key = key;
  }

  async groups() {
    const answer = await fetch('https://teams.example.org/groups', { headers: { Authorization: `Bearer ${this.key}` } });
    return answer.json();
  }
}

module.exports = { Teams };
