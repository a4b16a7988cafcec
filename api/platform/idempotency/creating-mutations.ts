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
 * Marks a mutation that creates something, so that doing it twice matters: it takes an idempotency key, and its response is
 * stored. A mutation whose response holds a secret must not have this mark.
 */
export const creates: Creates = { creates: true };

/**
 * Whether an operation takes an idempotency key: it is a mutation, and all its fields create something.
 * @param name the operation's name, if the document has several
 */
export function takesIdempotencyKey(schema: GraphQLSchema, document: DocumentNode, name?: string): boolean {
  const operation = getOperationAST(document, name);
  if (operation?.operation !== OperationTypeNode.MUTATION) return false;
  const fields = schema.getMutationType()?.getFields() ?? {};
  const names = fieldNames(document, operation.selectionSet).filter((field) => field !== '__typename');
  return names.length > 0 && names.every((field) => fields[field]?.extensions['creates'] === true);
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
