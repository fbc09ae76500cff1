// What a component says of itself, beside it: on hover, on focus, on a long press.

export interface Said {
  label: string;
  note: string | null;
  final: boolean;
}

const LONG = 450;

class Explaining {
  /** What is said now, and where on the page. */
  said: (Said & { box: DOMRect }) | null = $state.raw(null);
  /** A long press has just shown something: the click that ends it means nothing. */
  pressed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(beside: Element, said: Said): void {
    this.said = { ...said, box: beside.getBoundingClientRect() };
  }

  /** The pointer has left; what a long press has shown stays until the next touch. */
  hide(): void {
    if (!this.pressed) this.said = null;
  }

  press(event: PointerEvent, said: Said): void {
    this.pressed = false;
    if (event.pointerType === 'mouse') return;
    this.said = null; // a tap is no question
    const beside = event.currentTarget as Element;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.show(beside, said);
    }, LONG);
  }

  release(): void {
    clearTimeout(this.timer);
  }
}

export const explaining = new Explaining();

/** A touch elsewhere ends what a long press has shown. */
addEventListener('pointerdown', (event) => {
  if ((event.target as Element).closest?.('.piece')) return;
  explaining.pressed = false;
  explaining.hide();
});
