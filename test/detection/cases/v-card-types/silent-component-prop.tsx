export const API = 'https://api.access.example';

function Badge({ type }: { type: 'legacy' | 'new' }) {
  return <i className={type === 'legacy' ? 'legacy' : 'new'} />;
}

export function Releases() {
  return (
    <p data-type="legacy">
      <Badge type="legacy" />
      <input type="radio" name="layout" value="legacy" />
    </p>
  );
}
