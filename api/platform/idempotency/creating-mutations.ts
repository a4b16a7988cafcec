import {
  Kind,
  OperationTypeNode,
  getOperationAST,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** The `extensions` of a mutation that creates something. */
interface Creates extends Record<string, unknown> {
  creates: true;
}

/**
 * Marks a mutation that creates something, so that doing it twice matters: it takes an idempotency key of everybody, and its
 * response is stored. A mutation whose response holds a secret must not have this mark.
 */
export const creates: Creates = { creates: true };

/** The `extensions` of a mutation that takes no key. */
interface EveryTime extends Record<string, unknown> {
  everyTime: true;
}

/**
 * Marks a mutation that is run each time, whatever its key: its response holds a secret or begins a session, or the same again
 * is a success in any case.
 */
export const everyTime: EveryTime = { everyTime: true };

/**
 * How an operation takes an idempotency key: `anybody’s` if all its fields create something, `signed in` if its fields change
 * something and the response may be stored; null if it takes none.
 * @param name the operation's name, if the document has several
 */
export function takesIdempotencyKey(
  schema: GraphQLSchema,
  document: DocumentNode,
  name?: string,
): 'anybody’s' | 'signed in' | null {
  const operation = getOperationAST(document, name);
  if (operation?.operation !== OperationTypeNode.MUTATION) return null;
  const fields = schema.getMutationType()?.getFields() ?? {};
  const names = fieldNames(document, operation.selectionSet).filter((field) => field !== '__typename');
  const marks = names.map((field) => fields[field]?.extensions ?? everyTime);
  if (names.length === 0 || marks.some((mark) => mark['everyTime'] === true)) return null;
  return marks.every((mark) => mark['creates'] === true) ? 'anybody’s' : 'signed in';
}

/** The names of the fields at the root, also of those in fragments. A field in a fragment that spreads itself counts once. */
function fieldNames(document: DocumentNode, root: SelectionSetNode): string[] {
  const names: string[] = [];
  const spread = new Set<string>();
  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) collect(fragment.selectionSet);
      }
    }
  }
  collect(root);
  return names;
}
