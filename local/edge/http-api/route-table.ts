import { dictionary } from '#local/dictionary.ts';

/** A matched route, with the values of its path parameters. */
export interface RouteMatch<Route> {
  route: Route;
  parameters: Record<string, string>;
}

interface Leaf<Route> {
  route: Route;
  /** Parameter names, in path order. */
  names: string[];
}

interface Node<Route> {
  literals: Map<string, Node<Route>>;
  parameter?: Node<Route>;
  /** By method; `ANY` matches every other method. */
  leaves: Map<string, Leaf<Route>>;
  /** Routes that end in `{name+}` at this node. */
  greedy: Map<string, Leaf<Route>>;
}

const newNode = <Route>(): Node<Route> => ({ literals: new Map(), leaves: new Map(), greedy: new Map() });

const leafFor = <Route>(leaves: Map<string, Leaf<Route>>, method: string): Leaf<Route> | undefined =>
  leaves.get(method) ?? leaves.get('ANY');

/**
 * Routes of an HTTP API by `METHOD /path/{name}`. A literal segment takes precedence over a parameter, a parameter over
 * `{name+}`, and a specific method over `ANY`; `$default` matches everything else.
 */
export class RouteTable<Route> {
  readonly #root: Node<Route> = newNode();
  #fallback: Route | undefined;

  /** Adds a route by its key, e.g. `GET /courses/{courseId}` or `$default`. */
  add(key: string, route: Route): void {
    if (key === '$default') {
      this.#fallback = route;
      return;
    }
    const [method = 'ANY', path = '/'] = key.split(' ');
    const names: string[] = [];
    let node = this.#root;
    for (const segment of path.split('/').slice(1)) {
      const [, name, plus] = /^\{(\w+)(\+)?\}$/.exec(segment) ?? [];
      if (name) names.push(name);
      if (plus) {
        node.greedy.set(method, { route, names });
        return;
      }
      if (name) {
        node.parameter ??= newNode();
        node = node.parameter;
      } else {
        const next = node.literals.get(segment) ?? newNode<Route>();
        node.literals.set(segment, next);
        node = next;
      }
    }
    node.leaves.set(method, { route, names });
  }

  /** Finds the route for a request by its decoded path; undefined without a match. */
  find(method: string, path: string): RouteMatch<Route> | undefined {
    const segments = path.split('/');
    const values: string[] = [];
    const leaf = this.#search(this.#root, segments, 1, method, values);
    if (!leaf) return this.#fallback && { route: this.#fallback, parameters: {} };
    const parameters = dictionary<string>();
    for (const [index, name] of leaf.names.entries()) parameters[name] = values[index] ?? '';
    return { route: leaf.route, parameters };
  }

  #search(
    node: Node<Route>,
    segments: string[],
    index: number,
    method: string,
    values: string[],
  ): Leaf<Route> | undefined {
    const segment = segments[index];
    if (segment === undefined) return leafFor(node.leaves, method);
    const literal = node.literals.get(segment);
    const found = literal && this.#search(literal, segments, index + 1, method, values);
    if (found) return found;
    if (segment === '') return undefined;
    const depth = values.length;
    if (node.parameter) {
      values.push(segment);
      const inner = this.#search(node.parameter, segments, index + 1, method, values);
      if (inner) return inner;
      values.length = depth;
    }
    const greedy = leafFor(node.greedy, method);
    if (greedy) values.push(segments.slice(index).join('/'));
    return greedy;
  }
}
