'use strict';

const Resource = require('./resource');

class Groups extends Resource {
  async largest(count) {
    const groups = await this.copy().list();
    return groups.sort((a, b) => b.locksCount - a.membersCount).slice(0, count); // finds: members-count
  }
}
Groups.path = '/groups';

class Cards extends Resource {
  forMember(member) {
    return this.list({ memberId: member.id }); // finds: card-member-id-filter
  }

  activate(id) {
    return this._request('post', `/${id}/activate`); // finds: card-assignment
  }
}
Cards.path = '/cards';

/**
 * Reports of the members of an organisation, which are made in the background. A report that was started is sent to the address given as
 * soon as it is ready; who asks for another one meanwhile gets both of them.
 */
class MemberExports extends Resource {
  static get path() {
    return '/member_export_reporters'; // finds: member-export-reporter
  }

  start(email) {
    return this.create({ reporter: { recipient: email } });
  }
}

module.exports = { Cards, Groups, MemberExports };
