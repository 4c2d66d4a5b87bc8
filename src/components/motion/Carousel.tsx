import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Carousel.module.css';
import Icon from '../ui/Icon';
import {useCarousel} from './useCarousel';

interface Slide {
  id: string;
  label: string;
}

const MOST_IN_VIEW = 3;

interface CarouselProps<T extends Slide> {
  label: string;
  slides: readonly T[];
  /** Index of the slide selected first. */
  start?: number;
  align?: 'start' | 'center';
  className?: string | undefined;
  /**
   * Repeats the first slides after the last, visually only, so that the last can reach the start. With fewer slides
   * than fit side by side, some would be visible twice.
   */
  again?: (slide: T) => ReactNode;
  children: (slide: T, selected: boolean, select: () => void) => ReactNode;
}

/** A looping carousel after the ARIA Authoring Practices; without script it scrolls. */
export default function Carousel<T extends Slide>({
  label,
  slides,
  start = 0,
  align = 'start',
  className,
  again,
  children,
}: CarouselProps<T>) {
  const {root, viewport, selected, select} = useCarousel(slides.length, start, align);
  if (slides.length === 0) {
    return null;
  }
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      className={clsx(styles.carousel, styles[align], className)}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.row}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}: ${slide.label}`}
              className={styles.slide}
              data-start={index === start || undefined}
            >
              {children(slide, index === selected, () => select(index))}
            </div>
          ))}
          {again !== undefined &&
            slides.length >= MOST_IN_VIEW &&
            slides.slice(0, MOST_IN_VIEW - 1).map((slide) => (
              <div key={slide.id} aria-hidden className={clsx(styles.slide, styles.again)}>
                {again(slide)}
              </div>
            ))}
        </div>
      </div>
      <div className={clsx('screenOnly row gap12 above16 centred', styles.controls)}>
        <button
          type="button"
          className={styles.arrow}
          aria-label="Previous"
          onClick={() => select(selected - 1)}
        >
          <Icon name="back" />
        </button>
        <div className={clsx('cluster centred', styles.dots)} role="group" aria-label="Choose a slide">
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              aria-label={slide.label}
              aria-current={index === selected}
              onClick={() => select(index)}
            />
          ))}
        </div>
        <button type="button" className={styles.arrow} aria-label="Next" onClick={() => select(selected + 1)}>
          <Icon name="arrow" />
        </button>
        <p className="srOnly" aria-live="polite">
          {slides[selected] && `${slides[selected].label}, ${selected + 1} of ${slides.length}`}
        </p>
      </div>
    </section>
  );
}
