import { useTranslation } from 'react-i18next';

const BASE = 'https://api.access.example';

export const messages = { cards: { legacy: 'Old cards', type: { legacy: 'Third party' } } };

export function Title({ count }: { count: number }) {
  const { t } = useTranslation();
  console.info('legacy', { event: 'card.assign', url: `${BASE}/cards` });
  return <h1 className="legacy">{t('legacy', { count, context: 'legacy' })}</h1>;
}
