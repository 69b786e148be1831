/** The look of the reference: the colours of the product, in the scheme that the reader has chosen. */
export const developersStyles = `
:root{color-scheme:light dark;--paper:light-dark(#fbfaf7,#191714);--sheet:light-dark(#fff,#221f1b);--muted:light-dark(#f5f2ec,#2a2621);
--line:light-dark(#e1dcd1,#37332c);--text:light-dark(#1b1917,#f5f1e9);--quiet:light-dark(#6a645a,#b3aa9b);--blue:light-dark(#2335c2,#a5b0ff);
--soft:light-dark(#eaecfb,#262b52);--good:light-dark(#17583a,#8fd8b1);--warn:light-dark(#714a00,#f0c46a);--bad:light-dark(#8f1d17,#ff9f97)}
*{box-sizing:border-box}html{scroll-padding-top:80px}
body{margin:0;font:14px/1.6 "Inter Variable",Inter,system-ui,sans-serif;background:var(--paper);color:var(--text);border-top:3px solid #ffd500}
a{color:var(--blue)}code,pre,textarea,.key input,.try input{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:12.5px}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:16px;z-index:3;background:var(--sheet);padding:8px 12px}
header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 24px;min-height:60px;padding:8px 24px;background:var(--paper);border-bottom:1px solid var(--line)}
.brand{display:flex;align-items:center;gap:10px;font-size:20px;font-weight:700;letter-spacing:-.025em;color:inherit;text-decoration:none}
header nav,header nav span{display:flex;flex-wrap:wrap;gap:0 20px}header nav a{color:var(--quiet);text-decoration:none;font-weight:500;padding:6px 0}header nav a:hover{color:var(--text)}
.columns{display:grid;grid-template-columns:232px minmax(0,1fr);gap:0 40px;max-width:1360px;margin:0 auto;padding:0 24px}
.menu{position:sticky;top:61px;align-self:start;max-height:calc(100vh - 61px);overflow-y:auto;padding:28px 4px 40px 0}
.menu ul,.menu-phone ul{list-style:none;margin:0;padding:0}.menu-group{margin:20px 12px 4px;font-weight:600}
.menu li a,.menu-phone li a{display:flex;align-items:center;justify-content:space-between;gap:8px;padding:6px 12px;border-radius:8px;color:var(--quiet);text-decoration:none;line-height:1.35}
.menu li a:hover,.menu-phone li a:hover{background:var(--muted);color:var(--text)}.menu li a[aria-current]{background:var(--soft);color:var(--blue)}
.menu-phone{display:none}
.method{flex:none;font:600 10px/16px ui-monospace,Menlo,Consolas,monospace;letter-spacing:.03em;padding:0 5px;border-radius:4px;background:var(--muted);color:var(--quiet)}
.method.get{color:var(--good)}.method.post,.method.put{color:var(--warn)}.method.delete{color:var(--bad)}
main{padding:28px 0 96px;outline:0}h1,h2,.brand{font-family:"Bricolage Grotesque Variable","Inter Variable",system-ui,sans-serif;font-weight:700}h1{font-size:34px;line-height:1.15;letter-spacing:-.025em;margin:0}.lead{max-width:680px;font-size:16px;color:var(--quiet);margin:10px 0 0}
h2{font-size:22px;letter-spacing:-.02em;line-height:1.3;margin:44px 0 14px}h3{font-size:16px;line-height:1.4;margin:0}p{margin:6px 0}
.steps{list-style:none;counter-reset:step;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;margin:0;padding:0}
.steps li{counter-increment:step;background:var(--sheet);border:1px solid var(--line);border-radius:12px;padding:18px 20px}
.steps li::before{content:counter(step);display:inline-block;width:24px;height:24px;border-radius:50%;text-align:center;font-weight:600;line-height:24px;font-size:12px;background:var(--soft);color:var(--blue);margin-bottom:8px}
.steps p,.rules dd{color:var(--quiet)}code{background:var(--muted);border-radius:4px;padding:1px 4px;overflow-wrap:anywhere}
.rules{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px 40px;margin:0}.rules dt{font-weight:600}.rules dd{margin:2px 0 0}
.key{margin-top:16px;padding:16px 20px;background:var(--soft);border-radius:12px}.key label{font-weight:600;display:block}.key p{margin:6px 0 0;font-size:12.5px}
input,textarea{width:100%;border:1px solid light-dark(#938c7f,#7d7568);border-radius:10px;background:var(--sheet);color:var(--text);padding:8px 12px}.key input{max-width:520px;height:40px;margin-top:6px}
.call{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 32px;padding:26px 0;border-top:1px solid var(--line)}.group h2{margin-bottom:16px}
.call h3 a{color:inherit;text-decoration:none}.call h3 a:hover{text-decoration:underline}
.address{display:flex;align-items:center;gap:8px}.address code{background:none;padding:0}.address var{font-style:normal;color:var(--blue)}.scope{color:var(--quiet)}
details{border-top:1px solid var(--line)}.scope+details,.scope+.plain{margin-top:14px}summary{cursor:pointer;padding:10px 0;font-weight:600}summary span{font-weight:400;color:var(--quiet)}
.plain{border-top:1px solid var(--line);margin:0;padding:10px 0}
.about ul{margin:0 0 8px;padding:0;list-style:none}.about li{padding:3px 0;color:var(--quiet)}.about li code{color:var(--text)}
table{border-collapse:collapse}th{text-align:left;vertical-align:top;padding:2px 16px 6px 0;font-variant-numeric:tabular-nums}td{padding-bottom:6px}td code{font-size:11.5px}
.wide{max-width:680px}.apart{margin:26px 0 14px}.kinds{margin:10px 0 0}.kinds div{padding:8px 0;border-top:1px solid var(--line)}.kinds dd{margin:2px 0 0;color:var(--quiet)}.kinds dd code{color:var(--text);font-size:11.5px}
.about ul.points{list-style:disc;padding-left:18px;margin-top:8px}.about ul.points li{padding:3px 0}
.example{position:sticky;top:80px;align-self:start;min-width:0}
.code{margin:0 0 12px;background:#1f1c19;color:#f2ede3;border-radius:12px;overflow:hidden;border:1px solid light-dark(#1f1c19,#3c372f)}
.code figcaption{display:flex;align-items:center;justify-content:space-between;min-height:38px;padding:0 8px 0 16px;color:#bdb4a5;font-size:12px;font-weight:500;border-bottom:1px solid #37332c}
.code pre{margin:0;padding:14px 16px;overflow-x:auto;line-height:1.55}.code code{background:none;padding:0;color:inherit;overflow-wrap:normal}.code :focus-visible{outline-color:#a5b0ff}
.code pre:focus-visible{outline-offset:-3px}
button{font:500 13px/20px inherit;font-family:inherit;height:36px;padding:0 16px;border-radius:10px;border:1px solid transparent;background:light-dark(#2335c2,#8f9cff);color:light-dark(#fff,#14182f);cursor:pointer}
button:hover{filter:brightness(1.1)}.copy{height:28px;padding:0 10px;background:#37332c;color:#f2ede3;font-size:12px}
.try{background:var(--sheet);border:1px solid var(--line);border-radius:12px;padding:14px 16px}.try label{display:block;font-weight:500;margin-bottom:10px}.try input{height:38px}.try label>*{display:block;margin-top:4px}
.try p{display:flex;align-items:center;gap:12px;margin:0;color:var(--quiet);font-size:12.5px}.result:not(:empty){margin-top:12px}.result pre{margin:8px 0 0;max-height:320px;overflow:auto;background:var(--muted);border-radius:8px;padding:10px 12px}.result code{background:none;padding:0}
.result .good{color:var(--good);font-weight:600}.result .bad{color:var(--bad);font-weight:600}
[hidden]{display:none!important}
@media(max-width:1180px){.call{grid-template-columns:minmax(0,1fr)}.example{position:static;margin-top:16px}}
@media(max-width:900px){.columns{grid-template-columns:minmax(0,1fr)}.menu{display:none}.menu-phone{display:block;border:1px solid var(--line);border-radius:12px;background:var(--sheet);margin-top:20px;padding:0 16px}
.menu-phone summary{padding:11px 0}.menu-phone nav{padding-bottom:12px}.menu-phone li a{padding:11px 12px}main{padding-top:20px}.steps{grid-template-columns:minmax(0,1fr)}}
@media(max-width:600px){header,.columns{padding-left:16px;padding-right:16px}header{position:static}header nav a{padding:11px 0;font-size:13px}h1{font-size:28px}.rules{grid-template-columns:minmax(0,1fr)}
button{height:44px}.copy{height:36px}.key input,.try input{height:44px;font-size:16px}textarea{font-size:16px}html{scroll-padding-top:16px}summary{padding:11px 0}}
`;
