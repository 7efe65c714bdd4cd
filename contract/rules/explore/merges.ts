/**
 * Merges of byte pair encoding, first to last, trained on the texts of the courses by `npm run explorable-data`. A space
 * is written as `_`.
 */
export const mergeList = `
_+t _+a h+e i+n r+e _t+he o+n e+r _+s _+w e+s o+u i+t _+c a+t _+f o+r i+s _a+n _+p _+m _+d e+n _+n a+n _+b _+l
_an+d in+g _t+h _+o _+y a+s e+d _y+ou _+in _+re o+t o+m a+r _+on _+is _t+o i+on _+e _+it a+l _+h l+e s+t e+l
_o+f o+w c+h er+s c+t it+h a+y _f+or e+t i+l _+T _w+h o+d _w+ith _+r _n+ot a+m _th+at _+W v+e en+t s+e es+t
c+e _b+e _+I _+A _+g _+u _p+r a+d i+d _d+o _on+e ou+t a+g _s+t _+or l+y v+er c+k _a+s u+t s+w o+l q+u i+r
_c+an _n+e i+m _T+he _you+r o+re _W+h t+s u+m r+it k+e l+d o+p t+er e+c od+el _wh+at u+n _an+sw _e+x _m+odel
u+l ou+r _+qu a+in i+g re+e _a+t _w+or ion+s om+p e+p _a+re i+f a+b _t+w a+ch _s+h _+S d+s _f+r _c+h is+t p+l
il+l ou+ld he+r _a+l on+g he+ck ag+e a+ve _fr+om an+g o+o _c+on at+e t+h o+st u+re _a+b _w+he i+c es+s _tw+o
ou+n al+l e+ct x+t u+r _+v am+e e+ar rit+e _+k a+p _b+y _w+e _e+ach _m+e _n+o _t+e ver+y _qu+est _t+r _answ+er
_re+ad at+ion _c+as T+he in+e ir+st i+ve k+s on+e a+re i+ch _ab+out a+il ig+h _f+irst _h+ave _+C _Wh+at _+F
_do+es _th+ree _p+as or+t _pr+o ay+s d+er e+op eop+le _a+g t+her _h+as _+R _m+in _re+p om+e n+ow f+ore _g+o
u+st a+k _c+heck _d+ec _s+u _u+n _+he h+ing ar+t e+m _e+very _w+ill _th+is _I+f _wh+o a+ke o+s _p+eople _+O
oo+k _pr+omp _the+m a+ct _ch+ang _min+ut _pas+s e+re igh+t _s+o _+M en+d id+e um+b _t+est _+N _u+se _I+t _+P
an+d _be+fore _ex+am _k+now en+ce r+ong an+t r+i _p+l _te+xt s+el _t+im _s+e ers+on _+D _minut+es _ne+ed
_n+umb _promp+t _p+erson _u+s _wh+ich _on+ly _w+ould el+l i+ce _s+ent is+e u+e e+w _s+ame ag+es if+f _whe+n
in+d sel+f _d+at _p+er _l+e _+out as+t _d+iff _+L _cas+es _w+rong h+at _as+k _a+d _+B _the+y ul+t a+u _m+ay
f+ter t+en Y+ou _h+ow _quest+ions A+n _al+l ab+le _+E p+en _in+t _l+ist _+ke c+es p+p _ne+w _re+s m+ent u+d
_c+omp _answ+ers _w+as _w+rite _+H _b+et _with+out _r+un n+t v+es _m+ost _your+self b+le g+h o+in ar+d an+y
t+e _m+ore _Wh+y _be+c _it+s ou+gh _dat+a ak+es _quest+ion a+ck oun+t u+ct _+if _a+fter _sh+ow _tim+e ing+s
_int+o _o+ther ec+on is+s p+le _th+an oun+d au+se pl+es _l+ook An+sw _f+ail _l+i _t+as i+x p+t _to+ol ear+ch
_s+ay _s+et w+n _e+m _sent+ence _st+ep n+ot _wor+k _ag+ain _c+ost _diff+ere _r+ight o+se _r+u _m+at _u+p
th+ing _c+all _g+r r+o _s+econ j+ect _f+our _tr+ain _+j a+f _con+t _v+al om+et _W+rite _go+od _s+p C+heck g+e
_cas+e _we+e _f+ive _an+y _c+ol _exam+ples _m+iss _chang+e _l+ine _s+earch Answ+ers _o+wn _p+age a+ce _s+omet
it+s ur+n _res+ult a+ir v+i _I+n _s+ome _me+an _wor+ds ent+s ot+h _can+not _g+et _m+ess _p+oin _re+al e+f i+ct
r+or _O+n _l+ong _not+hing e+ad _c+om _to+o _c+l _numb+er _sh+ould _s+y _W+he _w+rit i+es m+all _in+st _p+ar
_ru+le er+ror g+r _+error ow+n st+em _as+s is+ion _bec+ause _or+der _p+re E+x ar+y _sy+stem _for+m _m+any
_r+ow c+ise d+ay _T+h _m+ust _o+ver _p+art _s+c _the+n ab+el c+c _whe+re _+en od+y _l+ast _somet+hing _tas+k
_the+re _d+ate _d+own _l+et _secon+d _s+mall b+ody ure+s _c+od _l+o v+en _F+or _d+r as+on it+y o+ve gr+am
_differe+nt _he+l _pro+gram _re+t Ex+er Exer+cise K+e _l+in _se+e _s+our _wee+k i+le _A+n _re+c _+You u+s
_bet+ter _h+our s+k _ad+d _l+abel k+en _hel+p _or+d W+hat _h+ap _in+v _ne+ver _numb+ers _n+am i+ble _hap+pen
_n+ame _re+ason _t+able i+al i+z _d+id c+he l+ow re+ad re+ct _b+ack _c+ount _d+ay _m+ist _of+ten f+ul os+s
_li+ke _th+ings _t+en u+al _d+ays _h+and _ne+xt _wor+d p+ut _Wh+ich _ke+ep ou+p _su+ch ul+es vi+ew _a+r _con+f
_exam+ple _on+ce _train+ing _+U v+ers _a+pp _v+ers as+e _t+ell c+um ig+n or+d _b+oth _f+ew _pass+ages ear+n`;
