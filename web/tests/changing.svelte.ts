/** Props of a component that a test may set again after it was mounted. */
export function changing<Props extends object>(first: Props): Props {
  let now = $state.raw(first);
  return new Proxy(first, {
    get: (_, name) => Reflect.get(now, name) as unknown,
    set: (_, name, value) => {
      now = { ...now, [name]: value as unknown };
      return true;
    },
  });
}
