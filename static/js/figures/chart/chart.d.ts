/** The charts of the build, as their pictures tell them. Lengths are in units of a picture's side, y downwards. */

interface ChartPoints {
  x: number[];
  y: number[];
}

/** One line or band; `style` counts colours and dashes. */
interface ChartLine extends ChartPoints {
  style: number;
}

interface ChartAxis {
  /** Decimals of what is read off. */
  digits: number;
  /** The value at a share of the axis, 0 at its low end. */
  value(share: number): number;
}

interface ChartPlot {
  frame: HTMLElement;
  lines: ChartLine[];
  bands: ChartLine[];
  x: ChartAxis;
  y: ChartAxis;
}

/** A point of a line that is read off. */
interface ChartValue {
  style: number;
  x: number;
  y: number;
}

interface AtentaGlobal {
  chart: {
    SIDE: number;
    read(frame: HTMLElement): ChartPlot;
    points(path: string): ChartPoints;
    axis(told: string): ChartAxis;
    nearest(plot: Pick<ChartPlot, "lines">, x: number): ChartValue[];
    let_read(chart: HTMLElement, plots: ChartPlot[], mark: (plot: ChartPlot, values: ChartValue[]) => void): void;
  };
}
