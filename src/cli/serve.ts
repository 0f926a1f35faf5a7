import { Command } from 'commander';

/** `serve`: the service, until it gets SIGTERM or SIGINT. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve the checkout steps over HTTP; settings come from the environment')
    .action(async () => {
      const { runService } = await import('./actions/run-service.ts');
      await runService();
    });
}
