import { useState } from 'react';

export const API = 'https://api.access.example';

export function ThemePicker() {
  const [theme, setTheme] = useState<'legacy' | 'modern'>('modern');
  return (
    <select value={theme} onChange={(event) => setTheme(event.target.value as 'legacy' | 'modern')}>
      <option value="legacy">Classic</option>
      <option value="modern">Modern</option>
    </select>
  );
}
