/** Marks a promise as fulfilled, so that React's `use` reads its value at once, also if nothing has waited for it. */
export function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  void Object.assign(promise, { status: 'fulfilled', value });
}
