import { createHash } from 'node:crypto';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Settings shared by server and client: custom scalars are strings, enums are string unions, imports suit
 * `verbatimModuleSyntax`.
 */
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
      // urql finds what a mutation changed by `__typename`. It normally adds the field before sending, but the server
      // already has the persisted document, so the document must contain it.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        // Not `useFragment`: it is not a hook and may be called in loops and conditions.
        fragmentMasking: { unmaskFunctionName: 'getFragment' },
        persistedDocuments: {
          mode: 'embedHashInDocument',
          hashAlgorithm: (document: string) => createHash('sha256').update(document).digest('hex'),
        },
      },
      config,
    },
    // The REST calls have their own target, so that their documents do not end up in the browser's bundle.
    'api/platform/rest/gql/': {
      preset: 'client',
      documents: ['api/platform/rest/**/*.ts', 'api/domains/**/*.calls.ts', '!api/platform/rest/gql/**'],
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragment' } },
      // On the server, the value of a `File` is the received upload, not the browser's `File` class.
      config: {
        ...config,
        scalars: {
          ...config.scalars,
          File: { input: '../../http/received-upload.ts#Upload', output: 'never' },
        },
      },
    },
  },
};

export default codegen;
