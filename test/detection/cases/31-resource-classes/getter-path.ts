import axios from 'axios';

export class Exports {
  constructor(private readonly host = 'https://api.access.example') {}

  private get root() {
    return `${this.host}/member_export_reporters`; // finds: member-export-reporter
  }

  start() {
    return axios.post(this.root, { reporter_type: 'MemberExportReporter' });
  }

  result(id: number) {
    return axios.get(`${this.root}/${id}`);
  }
}
