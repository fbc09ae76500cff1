// Unpack the headless Chromium of npm into the folder that TMPDIR names, with the libraries it needs, and say where it is.
// For machines without a browser of their own; the libraries are unpacked as they are on a bare server.

process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
console.log(await chromium.executablePath());
