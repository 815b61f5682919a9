const BASE = 'https://api.access.example';

async function run(operation, id, body, qs) {
  let method = 'GET';
  let endpoint = '';
  switch (operation) {
    case 'places':
      method = 'GET';
      endpoint = '/places';
      break;
    case 'locks':
      method = 'GET';
      endpoint = '/locks';
      break;
    case 'elevators':
      method = 'GET';
      endpoint = '/elevators';
      break;
    case 'floors':
      method = 'GET';
      endpoint = '/floors';
      break;
    case 'groups':
      method = 'GET';
      endpoint = '/groups';
      break;
    case 'group_locks':
      method = 'GET';
      endpoint = '/group_locks';
      break;
    case 'group_elevators':
      method = 'GET';
      endpoint = '/group_elevators';
      break;
    case 'members':
      method = 'GET';
      endpoint = '/members';
      break;
    case 'users':
      method = 'GET';
      endpoint = '/users';
      break;
    case 'roles':
      method = 'GET';
      endpoint = '/roles';
      break;
    case 'role_assignments':
      method = 'GET';
      endpoint = '/role_assignments';
      break;
    case 'cameras':
      method = 'GET';
      endpoint = '/cameras';
      break;
    case 'controllers':
      method = 'GET';
      endpoint = '/controllers';
      break;
    case 'readers':
      method = 'GET';
      endpoint = '/readers';
      break;
    case 'integrations':
      method = 'GET';
      endpoint = '/integrations';
      break;
    case 'organizations':
      method = 'GET';
      endpoint = '/organizations';
      break;
    case 'subscriptions':
      method = 'GET';
      endpoint = '/subscriptions';
      break;
    case 'reports':
      method = 'GET';
      endpoint = '/reports';
      break;
    case 'scheduled_reports':
      method = 'GET';
      endpoint = '/scheduled_reports';
      break;
    case 'login':
      method = 'GET';
      endpoint = '/login';
      break;
    case 'logins':
      method = 'GET';
      endpoint = '/logins';
      break;
    case 'notifications':
      method = 'GET';
      endpoint = '/notifications';
      break;
    case 'schedules':
      method = 'GET';
      endpoint = '/schedules';
      break;
    case 'tags':
      method = 'GET';
      endpoint = '/tags';
      break;
    case 'time_zones':
      method = 'GET';
      endpoint = '/time_zones';
      break;
    case 'zones':
      method = 'GET';
      endpoint = '/zones';
      break;
    case 'webhooks':
      method = 'GET';
      endpoint = '/webhooks';
      break;
    case 'card':
      endpoint = `/cards/${id}`;
      break;
    case 'update':
      method = 'PATCH';
      endpoint = `/groups/${id}`;
      break;
    case 'enroll':
      method = 'POST';
      endpoint = '/cards/enroll'; // finds: card-enroll
      break;
    case 'assign':
      method = 'POST';
      endpoint = `/cards/${id}/assign`; // finds: card-assignment
      break;
    case 'history':
      if (qs.limit === undefined) {
        qs.limit = 100;
      }
      method = 'GET';
      endpoint = '/events'; // finds: event-sets
      break;
  }
  const response = await fetch(`${BASE}${endpoint}?${new URLSearchParams(qs)}`, { method, body: JSON.stringify(body) });
  return response.json();
}

module.exports = { run };
