import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

/** Accepts a number of bytes, and then no more until there is room again. */
function smallDisk(room: number) {
  const disk = { text: '', room };
  const write = (bytes: Uint8Array): number => {
    if (disk.room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const taken = Math.min(disk.room, bytes.length);
    disk.text += Buffer.from(bytes.subarray(0, taken)).toString();
    disk.room -= taken;
    return taken;
  };
  return { disk, write };
}

describe('a log that cannot be written', () => {
  it('drops and counts lines, and does not end the process', () => {
    const { disk, write } = smallDisk(0);
    const { log, lost } = openLog({ level: 'info', write });
    for (let lines = 0; lines < 3; lines += 1) log.info('a line');
    expect(lost()).toBe(3);
    disk.room = 10_000;
    log.info('room again');
    expect(lost()).toBe(3);
    expect(
      disk.text
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { msg: string }).msg),
    ).toEqual(['room again']);
  });

  it('keeps the next line intact after a truncated one', () => {
    const { disk, write } = smallDisk(20);
    const { log, lost } = openLog({ level: 'info', write });
    log.info('cut off');
    disk.room = 10_000;
    log.info('whole');
    expect(lost()).toBe(1);
    expect(JSON.parse(disk.text.split('\n')[1]!)).toMatchObject({ msg: 'whole' });
  });
});

it('is one JSON object a line, with the time in ISO 8601 and the name of the level', () => {
  const { disk, write } = smallDisk(10_000);
  openLog({ level: 'info', write }).log.warn({ traceId: '0123456789abcdef' }, 'refused');
  expect(JSON.parse(disk.text)).toMatchObject({
    level: 'warn',
    msg: 'refused',
    traceId: '0123456789abcdef',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

it('is text in development, with the fields of the line and the stack of an error', () => {
  const { disk, write } = smallDisk(10_000);
  openLog({ level: 'info', readable: true, write }).log.info(
    { status: 401, code: 'unauthenticated', err: new Error('because') },
    'refused',
  );
  expect(disk.text).toMatch(/^\d\d:\d\d:\d\d info  refused  status=401  code=unauthenticated\n    Error: because\n/);
});
