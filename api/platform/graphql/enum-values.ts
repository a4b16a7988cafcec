/** The values of a GraphQL enum: the stored names in upper case, each standing for what is stored. */
export function enumValues<Name extends string>(stored: readonly Name[]) {
  return Object.fromEntries(stored.map((name) => [name.toUpperCase(), { value: name }])) as {
    [Each in Name as Uppercase<Each>]: { value: Each };
  };
}
