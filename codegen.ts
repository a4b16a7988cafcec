import { createHash } from 'node:crypto';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** What both halves agree on: scalars travel as text, enums are unions of strings, imports suit `verbatimModuleSyntax`. */
const config = {
  scalars: {
    DateTime: 'string',
    Decimal: 'string',
    ID: { input: 'string', output: 'string' },
    File: { input: 'File', output: 'never' },
  },
  strictScalars: true,
  enumType: 'string-literal',
  useTypeImports: true,
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
};

const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/gql/': {
      preset: 'client',
      documents: ['web/**/*.{ts,tsx}', '!web/gql/**'],
      // urql finds what a mutation changed by `__typename`. It adds it to what it sends, but a persisted document is
      // already at the server, so it has to be in there from the start.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        // Not `useFragment`: it is no hook, and may be called in loops and conditions.
        fragmentMasking: { unmaskFunctionName: 'getFragment' },
        persistedDocuments: {
          mode: 'embedHashInDocument',
          hashAlgorithm: (document: string) => createHash('sha256').update(document).digest('hex'),
        },
      },
      config,
    },
    // The REST calls have a target of their own, or their documents would be among the browser's.
    'api/platform/rest/gql/': {
      preset: 'client',
      documents: ['api/platform/rest/**/*.ts', 'api/domains/**/*.calls.ts', '!api/platform/rest/gql/**'],
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragment' } },
      // Here a file is what was sent, not the browser's class.
      config: {
        ...config,
        scalars: {
          ...config.scalars,
          File: { input: '../../http/uploads.ts#UploadedFile', output: 'never' },
        },
      },
    },
  },
};

export default codegen;
