import { expect, test } from 'vitest';
import { laneApart } from '../sight';

test('ways to one end are told apart by the lane in which they part', () => {
  const [left, right, other] = [
    ['space:1:1', 'space:2:1', 'space:3:2'],
    ['space:1:1', 'space:2:3', 'space:3:2'],
    ['space:1:1', 'space:2:1', 'space:3:1'],
  ];
  const all = [left, right, other];
  expect([left, right, other].map((way) => laneApart(way ?? [], all as string[][]))).toEqual([1, 3, 0]);
});
