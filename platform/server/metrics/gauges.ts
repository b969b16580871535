import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';

/** The metrics of this process in the format OpenMetrics. */
export type Metrics = Registry<OpenMetricsContentType>;

type Labels = Readonly<Record<string, string>>;

/** A number that is read when somebody asks for the metrics. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** One number, or one for each set of labels. What throws is left out, so that the other metrics still arrive. */
  read(): Read | Promise<Read>;
}
type Read = number | readonly (readonly [Labels, number])[];

export function addGauge(registry: Metrics, source: GaugeSource): void {
  new Gauge({
    name: source.name,
    help: source.help,
    labelNames: [...(source.labels ?? [])],
    registers: [registry],
    async collect() {
      const read = await Promise.resolve()
        .then(() => source.read())
        .catch(() => []);
      this.reset();
      if (typeof read === 'number') this.set(read);
      else if (!source.labels) this.remove();
      else for (const [labels, value] of read) this.set({ ...labels }, value);
    },
  });
}
