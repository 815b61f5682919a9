import { t } from 'i18next';
import { logger } from './logger';

export const API = 'https://api.access.example';

export function title(): string {
  logger.info('member.assign_card', { service: 'desk' });
  performance.mark('member.assign_card');
  return t('member.assign_card');
}
