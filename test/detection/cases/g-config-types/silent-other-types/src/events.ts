import type { AuditEvent, Badge } from '@acme/access-models';

export const line = (event: AuditEvent, badge: Badge) => `${event.id} ${event.references} ${badge.sub_type}`;
