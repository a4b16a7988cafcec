/** The values of a GraphQL enum: the stored values in upper case. */
export function enumValues<Name extends string>(stored: readonly Name[]) {
  return Object.fromEntries(stored.map((name) => [name.toUpperCase(), { value: name }])) as {
    [Each in Name as Uppercase<Each>]: { value: Each };
  };
}
