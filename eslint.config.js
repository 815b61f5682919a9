import eslintPlugin from 'eslint-plugin-eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/coverage/',
    // Source code that tests read, not code of this repository.
    '**/fixtures/',
    'test/**/cases/',
    'test/**/programs/',
    'test/integrations/',
    '.cache/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.js'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Offsets, counts and dates read well in messages.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // There are no enums here, and the few classes are errors: to look for them in all that is assigned is a fifth of the time.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Write a union of literals.' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['rules/src/**/*.ts'],
    extends: [eslintPlugin.configs.recommended],
  },
  {
    // Programs that people start by hand print for people.
    files: [
      'test/demo/**',
      'test/bench/**',
      'test/noise/**',
      'test/reach/**',
      'test/gate/**',
      'test/robustness/*.js',
      '**/scripts/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
