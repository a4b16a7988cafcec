import { GraphQLUpload } from 'graphql-upload-minimal';
import { builder } from './builder.ts';
import { badInput } from './errors.ts';
import { Prisma } from '../database/client.ts';
import type { UploadedFile } from '../http/uploads.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

builder.scalarType('DateTime', {
  description: 'An instant in UTC, ISO 8601: `2026-01-31T17:30:00.000Z`. Input needs a time zone.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : null;
    if (!date || Number.isNaN(date.getTime()))
      throw badInput('Se espera una fecha y hora en formato ISO 8601');
    return date;
  },
});

builder.scalarType('Decimal', {
  description: 'An exact amount of euros as text with two decimals: `"12.50"`.',
  serialize: (value) => new Prisma.Decimal(value).toFixed(2),
  parseValue: (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || !/^\d{1,8}(\.\d{1,2})?$/.test(text)) {
      throw badInput('Se espera un importe con dos decimales como máximo');
    }
    return text;
  },
});

builder.scalarType('File', {
  description: 'A file of a multipart request (GraphQL multipart request specification).',
  serialize: () => {
    throw badInput('Un archivo solo puede enviarse');
  },
  parseValue: (value) => {
    try {
      // Only `receivedUpload` makes an `Upload`, always of an `UploadedFile`.
      return GraphQLUpload.parseValue(value) as Promise<UploadedFile>;
    } catch {
      // The library's own messages are in English.
      throw badInput('El archivo debe enviarse como multipart/form-data');
    }
  },
  // Without this, a literal in the document would be taken for a file.
  parseLiteral: () => {
    throw badInput('El archivo debe enviarse como variable');
  },
});
