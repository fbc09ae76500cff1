// Two fingers that go round each other turn what is in hand, a quarter at a time.

const ENOUGH = Math.PI / 5;

interface Finger {
  x: number;
  y: number;
}

/** The handlers of an element on which a twist means `turn`. */
export function twisting(turn: (step: number) => void): Record<string, (event: PointerEvent) => void> {
  const fingers = new Map<number, Finger>();
  let from = 0;

  function angle(): number {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0;
  }

  const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  return {
    onpointerdown(event) {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      from = angle();
    },
    onpointermove(event) {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size !== 2) return;
      const round = Math.atan2(Math.sin(angle() - from), Math.cos(angle() - from));
      if (Math.abs(round) < ENOUGH) return;
      turn(Math.sign(round));
      from = angle();
    },
    onpointerup: lift,
    onpointercancel: lift,
  };
}
